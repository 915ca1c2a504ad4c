type Failure = { data?: { httpStatus: number } | null | undefined };

const SERVER_FAILED = 500;

/** Whether the server itself said no. Without an answer, or with something broken behind it, nothing is known. */
export const isRefusal = ({ data }: Failure): boolean => data != null && data.httpStatus < SERVER_FAILED;

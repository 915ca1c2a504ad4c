type Failure = { data?: { httpStatus: number } | null | undefined };

const SERVER_FAILED = 500;

/** Whether the server itself refused. With no response, or a failure behind it, the outcome is unknown. */
export const isRefusal = ({ data }: Failure): boolean => data != null && data.httpStatus < SERVER_FAILED;

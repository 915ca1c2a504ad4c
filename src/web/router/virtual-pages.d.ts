/** Written by the build from `routes.ts`. */
declare module 'virtual:product-pages' {
  export const table: import('./pages.ts').Page[];
}
declare module 'virtual:public-pages' {
  export const table: import('./pages.ts').Page[];
}

declare module 'miniprogram-compiler' {
  /** Compiles every `.wxml` in a folder; returns the body of a function that returns the template lookup. */
  export function wxmlToJs(root: string, options?: { maxBuffer?: number }): string
}

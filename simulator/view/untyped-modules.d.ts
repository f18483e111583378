declare module 'miniprogram-compiler' {
  /** Compiles every `.wxml` below a folder; the answer is the body of a function that returns the template lookup. */
  export function wxmlToJs(root: string, options?: { maxBuffer?: number }): string
}

/** A picture that cannot be published. */
export class PictureFault extends Error {
  constructor(
    /** Faulty part or number, as it is. */
    readonly value: string,
    /** Explanation, with a way out. */
    message: string,
    /** Line of a drawing, from 1. */
    readonly line: number | null = null,
  ) {
    super(message)
  }
}

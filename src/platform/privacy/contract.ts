/** The vendor's own question whether the app may use what is private, asked once before the first such call. */
export interface Privacy {
  /** True when the user has agreed, or where the vendor asks nothing. Never rejects. */
  authorise(): Promise<boolean>
}

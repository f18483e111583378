/** The vendor's privacy dialog, shown once before the first private call. */
export interface Privacy {
  /** Resolves with true if the user has agreed, or the vendor has no dialog. Never rejects. */
  authorise(): Promise<boolean>
}

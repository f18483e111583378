import type { ReactNode } from 'react'

/** A button of the vendor's, which asks the user for their phone when it is tapped. */
export interface PhoneButtonProps {
  id: string
  children: ReactNode
  /** What the vendor told, for `Account.readPhoneProof`. */
  onAnswer(detail: unknown): void
}

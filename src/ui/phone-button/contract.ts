import type { ReactNode } from 'react'

/** A button of the vendor that prompts for the user's phone when tapped. */
export interface PhoneButtonProps {
  id: string
  children: ReactNode
  /** The vendor's answer, for `Account.readPhoneProof`. */
  onAnswer(detail: unknown): void
}

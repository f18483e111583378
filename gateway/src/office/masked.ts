import { maskedEmail } from '@/domain/email'
import { maskedIdNumber } from '@/domain/identity-document'
import { maskedPhone } from '@/domain/phone'

/** Form of personal data in lists and forms: masked, until a member of staff requests it. */
export interface Shown {
  phone(cellphone: string | null): string | null
  email(email: string | null): string | null
  name(name: string | null): string | null
  idNumber(idNumber: string | null): string | null
  /** Words that may name anything. */
  words(words: string | null): string | null
}

const plain = (text: string | null) => text

export const REVEALED: Shown = { phone: plain, email: plain, name: plain, idNumber: plain, words: plain }

export const MASKED: Shown = {
  phone: (cellphone) => cellphone && maskedPhone(cellphone),
  email: (email) => email && maskedEmail(email),
  name: (name) => name && `${[...name][0]}**`,
  idNumber: (idNumber) => idNumber && maskedIdNumber(idNumber),
  words: (words) => words && '***',
}

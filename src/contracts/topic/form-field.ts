/** A question of a form that the merchant made. */
export interface FormField {
  key: string
  label: string
  type: 'TEXT' | 'PHONE' | 'SELECT' | 'TEXTAREA'
  required: boolean
  options?: string[]
  maxLength?: number
}

export interface DayInputProps {
  id: string
  /** Accessible label. */
  label: string
  /** `yyyy-MM-dd`, as all days here; empty if none is chosen yet. */
  value: string
  placeholder: string
  first: string
  last: string
  describedBy?: string
  isInvalid?: boolean
  onPick(day: string): void
}

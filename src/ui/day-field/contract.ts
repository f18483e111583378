export interface DayFieldProps {
  id: string
  label: string
  /** `yyyy-MM-dd`, as all days here; empty where none is chosen yet. */
  value: string
  placeholder: string
  first: string
  last: string
  onPick(day: string): void
}

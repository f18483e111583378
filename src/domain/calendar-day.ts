/** True for a day of the calendar, `yyyy-MM-dd`: there is no thirteenth month, and no 30 February. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCFullYear() === Number(year) && date.toISOString().slice(5, 10) === `${month}-${day}`
}

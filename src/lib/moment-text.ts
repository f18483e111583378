import dayjs from 'dayjs'

/** A moment on the clock of the device: `2026.11.20 19:30`. */
export function momentText(at: number): string {
  return dayjs(at).format('YYYY.MM.DD HH:mm')
}

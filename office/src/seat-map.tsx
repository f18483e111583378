import { useEffect, useRef } from 'react'

/** State of a seat, as the gateway writes it: not for sale, empty, held, sold, entered. */
export type SeatLetter = '-' | 'E' | 'H' | 'S' | 'I'

export interface SeatSheet {
  letters: string
  x: number[]
  y: number[]
}

/** Colours that differ in lightness as well, for people who do not see all colours. */
export const SEAT_COLORS: Readonly<Record<SeatLetter, string>> = {
  E: '#9ad0f5',
  H: '#f5a623',
  S: '#1a4fa0',
  I: '#14693a',
  '-': '#b0b0b0',
}

const WIDTH = 1200
const MARGIN = 12

/** Seats of a hall as dots coloured by state; numbers of each state stand beside it. */
export function SeatMap({ seats, label }: { seats: SeatSheet; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSeats(canvas.current, seats)
  }, [seats])
  return <canvas ref={canvas} role="img" aria-label={label} style={{ width: '100%', maxWidth: WIDTH }} />
}

function drawSeats(canvas: HTMLCanvasElement, { letters, x, y }: SeatSheet): void {
  const left = x.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const top = y.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const width = x.reduce((most, value) => Math.max(most, value), 0) - left
  const height = y.reduce((most, value) => Math.max(most, value), 0) - top
  const scale = (WIDTH - 2 * MARGIN) / Math.max(width, 1)
  canvas.width = WIDTH
  canvas.height = height * scale + 2 * MARGIN
  const radius = Math.max(1.5, Math.min(9, Math.sqrt((WIDTH * canvas.height) / letters.length) / 3))
  const paint = canvas.getContext('2d')
  if (!paint) return
  ;[...letters].forEach((letter, seat) => {
    paint.fillStyle = SEAT_COLORS[letter as SeatLetter]
    paint.beginPath()
    paint.arc(MARGIN + ((x[seat] ?? 0) - left) * scale, MARGIN + ((y[seat] ?? 0) - top) * scale, radius, 0, 2 * Math.PI)
    paint.fill()
  })
}

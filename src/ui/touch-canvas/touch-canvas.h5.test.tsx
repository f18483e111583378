import { createEvent, fireEvent, render } from '@testing-library/react'
import { TouchCanvas } from './touch-canvas.h5'

const nothing = { onTouch() {}, onHover() {}, onKey: () => false, onResize() {} }

describe('a wheel over the canvas', () => {
  it('zooms in around the mouse without scrolling the page', () => {
    const zooms: [factor: number, at: { x: number; y: number }][] = []
    render(<TouchCanvas id="map" label="Seats" {...nothing} onZoom={(...zoom) => zooms.push(zoom)} />)
    const canvas = document.querySelector('#map') as HTMLCanvasElement
    const wheel = createEvent.wheel(canvas, { deltaY: -100, clientX: 30, clientY: 40 })
    fireEvent(canvas, wheel)
    expect(zooms).toEqual([[expect.closeTo(1.284, 3), { x: 30, y: 40 }]])
    expect(wheel.defaultPrevented).toBe(true)
  })

  it('does nothing once the canvas has gone', () => {
    const zooms: number[] = []
    const { unmount } = render(
      <TouchCanvas id="map" label="Seats" {...nothing} onZoom={(factor) => zooms.push(factor)} />,
    )
    const canvas = document.querySelector('#map') as HTMLCanvasElement
    unmount()
    fireEvent.wheel(canvas, { deltaY: 100 })
    expect(zooms).toEqual([])
  })
})

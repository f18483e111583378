import type { Pen, ScreenCanvas, Surface } from '@/platform/canvas/contract'

export interface RecordingCanvas extends ScreenCanvas {
  /** Drawing calls on the canvas itself, as `name(arguments)`. */
  drawn: string[]
  /** Pictures put on surfaces that are not seen. */
  pictures: { surface: Surface; pixels: Uint32Array }[]
  surfaces: Surface[]
  /** Draws the next picture, if one was requested. */
  frame(): boolean
}

/** A canvas that notes what is drawn on it; every character is 10 px wide. `can`: what the platform has. */
export function recordingCanvas(can: { surfaces: boolean; pixels: boolean }): RecordingCanvas {
  const drawn: string[] = []
  const pictures: RecordingCanvas['pictures'] = []
  const surfaces: Surface[] = []
  let next: (() => void) | null = null
  const makeSurface = (width: number, height: number, notes: string[]): Surface => {
    const surface: Surface = { pen: pen(notes, () => surface), image: {} as CanvasImageSource, width, height }
    return surface
  }

  function pen(notes: string[], surface: () => Surface): Pen {
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void notes.push(`${name}(${given.filter((one) => typeof one !== 'object').join(',')})`)
    return {
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 1,
      lineJoin: 'miter',
      font: '',
      textAlign: 'start',
      textBaseline: 'top',
      globalAlpha: 1,
      fillRect: note('fillRect'),
      clearRect: note('clearRect'),
      beginPath: () => {},
      moveTo: () => {},
      lineTo: () => {},
      closePath: () => {},
      arc: note('arc'),
      rect: note('rect'),
      fill: note('fill'),
      clip: () => {},
      save: () => {},
      restore: () => {},
      stroke: note('stroke'),
      fillText: note('fillText'),
      measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics,
      setTransform: () => {},
      drawImage: note('drawImage'),
      ...(can.pixels && {
        createImageData: (width: number, height: number) =>
          ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as unknown as ImageData,
        putImageData(data: ImageData) {
          note('putImageData')()
          pictures.push({ surface: surface(), pixels: new Uint32Array(data.data.buffer.slice(0)) })
        },
      }),
    } as unknown as Pen
  }

  return {
    drawn,
    pictures,
    surfaces,
    surface: makeSurface(780, 1200, drawn),
    width: 390,
    height: 600,
    pixelRatio: 2,
    isStill: true,
    createSurface(width, height) {
      if (!can.surfaces) return null
      const surface = makeSurface(width, height, [])
      surfaces.push(surface)
      return surface
    },
    requestFrame(draw) {
      next = draw
      return () => {
        next = null
      }
    },
    frame() {
      const draw = next
      next = null
      draw?.()
      return draw !== null
    },
  }
}

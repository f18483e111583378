import { drawInFrame, startDrawn } from './frames'

/** Frame time at 60 frames per second, ms. */
const FRAME_MS = 17

function passFrames(count: number): void {
  jest.advanceTimersByTime(count * FRAME_MS)
}

describe('rendering while the app starts', () => {
  it('draws in order, each part in its own frame', () => {
    const drawn: string[] = []
    for (const name of ['a', 'b', 'c']) drawInFrame(() => drawn.push(name))
    expect(drawn).toEqual([])
    passFrames(1)
    expect(drawn).toEqual(['a'])
    passFrames(1)
    expect(drawn).toEqual(['a', 'b'])
    passFrames(1)
    expect(drawn).toEqual(['a', 'b', 'c'])
  })

  it('skips cancelled parts without a frame', () => {
    const drawn: string[] = []
    drawInFrame(() => drawn.push('a'))
    const callOff = drawInFrame(() => drawn.push('b'))
    drawInFrame(() => drawn.push('c'))
    callOff()
    passFrames(2)
    expect(drawn).toEqual(['a', 'c'])
  })

  it('continues after a failed piece', () => {
    const drawn: string[] = []
    drawInFrame(() => {
      throw new Error('no picture')
    })
    drawInFrame(() => drawn.push('b'))
    expect(() => passFrames(1)).toThrow('no picture')
    passFrames(1)
    expect(drawn).toEqual(['b'])
  })

  it('ends after three quiet frames, and draws later parts at once', async () => {
    const isQuiet = jest.fn()
    drawInFrame(() => drawInFrame(() => {}))
    void startDrawn().then(isQuiet)
    const quietAfter = async (frames: number) => {
      for (let frame = 0; frame < frames; frame += 1) {
        passFrames(1)
        await Promise.resolve()
        await Promise.resolve()
        await Promise.resolve()
      }
      return isQuiet.mock.calls.length > 0
    }
    expect(await quietAfter(3)).toBe(false)
    expect(await quietAfter(3)).toBe(true)
    const drawn: string[] = []
    drawInFrame(() => drawn.push('later'))
    expect(drawn).toEqual(['later'])
  })
})

import fc from 'fast-check'
import { canCompress, extensionOf, fittingSize, MAX_IMAGE_HEIGHT, MAX_IMAGE_WIDTH } from './image-file'

describe('a picture of the user’s', () => {
  it.each([
    ['jpg', true],
    ['jpeg', true],
    ['png', true],
    ['JPG', true],
    ['gif', false],
    ['heic', false],
    ['', false],
  ])('compresses a file with the ending %j: %j (SHELL-203)', (extension, can) => {
    expect(canCompress(extension)).toBe(can)
  })

  it.each([
    ['wxfile://tmp_1.PNG', 'png'],
    ['https://a.example/b.jpeg?x=1.gif', 'jpeg'],
    ['https://a.example/b.jpeg#x', 'jpeg'],
    ['file', ''],
  ])('%j ends in %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })

  it('fits, keeps its shape and never grows', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitting = fittingSize(width, height)
        expect(fitting.width).toBeLessThanOrEqual(Math.min(width, MAX_IMAGE_WIDTH))
        expect(fitting.height).toBeLessThanOrEqual(Math.min(height, MAX_IMAGE_HEIGHT))
        const scale = Math.min(1, MAX_IMAGE_WIDTH / width, MAX_IMAGE_HEIGHT / height)
        expect(Math.abs(fitting.width - width * scale)).toBeLessThanOrEqual(1)
        expect(Math.abs(fitting.height - height * scale)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

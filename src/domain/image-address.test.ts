import { imageAddress } from './image-address'

describe('the address of a picture (SHELL-206, SHELL-207, SHELL-208)', () => {
  it.each([
    ['/a.png', 300, false, '/a.png?x-oss-process=image/resize,w_300/format,webp'],
    [
      'https://i.example/a.png?v=1',
      750,
      false,
      'https://i.example/a.png?v=1&x-oss-process=image/resize,w_750/format,webp',
    ],
    ['/a.png', 300, true, '/a.png?x-oss-process=image/resize,w_300/format,jpg'],
    ['/a.png', undefined, false, '/a.png'],
    ['data:image/png;base64,AA', 300, false, 'data:image/png;base64,AA'],
    ['javascript:alert(1)', 300, false, undefined],
    [null, 750, false, undefined],
  ] as const)('%s, %s px wide, old: %s is %s', (address, width, isOld, wanted) => {
    expect(imageAddress(address, width, isOld)).toBe(wanted)
  })
})

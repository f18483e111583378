import { POSTER_HEIGHT, POSTER_WIDTH } from './contract'
import { drawPoster, type PosterContext, wrapped } from './draw-poster'

/** A canvas that records drawing; every character is 20 px wide. */
function canvas() {
  const texts: { text: string; left: number; top: number }[] = []
  const rects: { left: number; top: number; width: number; height: number; color: unknown }[] = []
  const pictures: number[][] = []
  const context: PosterContext = {
    fillStyle: '',
    font: '',
    textBaseline: 'top',
    fillRect(left, top, width, height) {
      rects.push({ left, top, width, height, color: this.fillStyle })
    },
    fillText: (text, left, top) => void texts.push({ text, left, top }),
    measureText: (text) => ({ width: [...text].length * 20 }) as TextMetrics,
    drawImage: (_picture, ...places) => void pictures.push(places),
  }
  return { context, texts, rects, pictures }
}

const PLAN = {
  color: '#123456',
  pictureUrl: '',
  title: '林屿「星河入梦」巡回演唱会上海站加场再加场第二轮',
  lines: ['2026.12.18 周五 19:30', '上海 星汇体育场'],
  hint: '扫码购票',
  code: [
    [true, false],
    [false, true],
  ],
  readyUrl: '',
}

describe('the poster', () => {
  it('keeps everything inside its edges, whatever the text', () => {
    for (const title of ['', '短', PLAN.title, '🎫'.repeat(200), 'a'.repeat(300)]) {
      const { context, texts, rects } = canvas()
      drawPoster(context, { ...PLAN, title, lines: [title, title] }, null)
      for (const { text, left, top } of texts) {
        expect(left + [...text].length * 20).toBeLessThanOrEqual(POSTER_WIDTH)
        expect(top).toBeLessThan(POSTER_HEIGHT)
      }
      for (const { left, top, width, height } of rects) {
        expect(left + width).toBeLessThanOrEqual(POSTER_WIDTH)
        expect(top + height).toBeLessThanOrEqual(POSTER_HEIGHT)
      }
    }
  })

  it('draws the dark modules of the code and no others', () => {
    const { context, rects } = canvas()
    drawPoster(context, PLAN, null)
    expect(rects.filter(({ color }) => color === '#000000')).toHaveLength(2)
  })

  it.each([
    ['a wide picture', 1200, 640],
    ['a tall picture', 300, 400],
  ])('covers its place with %s without stretching it', (_name, width, height) => {
    const { context, pictures } = canvas()
    drawPoster(context, PLAN, { width, height })
    const [, , fromWidth = 0, fromHeight = 0, , , toWidth = 0, toHeight = 0] = pictures[0] ?? []
    expect(fromWidth / fromHeight).toBeCloseTo(toWidth / toHeight, 5)
    expect(fromWidth).toBeLessThanOrEqual(width)
    expect(fromHeight).toBeLessThanOrEqual(height)
  })

  it.each([
    ['abcdef', 60, 2, ['abc', 'def']],
    ['abcdefg', 60, 2, ['abc', 'de…']],
    ['ab', 60, 2, ['ab']],
    ['', 60, 2, []],
    ['abc', 10, 3, ['a', 'b', 'c']],
    ['two words', 120, 2, ['two', 'words']],
    ['one two', 60, 3, ['one', 'two']],
    ['星河 Dreams', 120, 3, ['星河', 'Dreams']],
    ['“Stars into Dreams”', 260, 3, ['“Stars into', 'Dreams”']],
  ])('breaks %s at %i px into %i lines at most', (text, width, most, lines) => {
    expect(wrapped(canvas().context, text, width, most)).toEqual(lines)
  })
})

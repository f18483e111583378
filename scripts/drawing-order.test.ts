import { drawingOrder } from './drawing-order'

describe('the arguments of npm run draw', () => {
  it('defaults to every page on a Chinese phone in the light theme', () => {
    expect(drawingOrder(['weapp'])).toMatchObject({
      targets: ['weapp'],
      pages: ['all'],
      schemes: ['light'],
      locales: ['zh-CN'],
      windows: ['phone'],
      isWhole: false,
      isSheetsOnly: false,
    })
  })

  it('expands all targets, schemes, languages and windows', () => {
    const order = drawingOrder(['all', 'all', '--both', '--lang', 'all', '--window', 'all', '--out', '/tmp/sheets'])
    expect(order.targets).toHaveLength(5)
    expect(order.schemes).toEqual(['light', 'dark'])
    expect(order.locales).toEqual(['zh-CN', 'zh-MO', 'en-US'])
    expect(order.windows).toEqual(['phone', 'narrow', 'tablet', 'desktop'])
    expect(order.folder).toBe('/tmp/sheets')
  })

  it('leaves single pictures out of contact sheets', () => {
    expect(drawingOrder(['all', '--sheets'])).toMatchObject({ pages: ['all'], isSheetsOnly: true })
  })

  it('accepts pages, languages and windows by name', () => {
    const order = drawingOrder(['--dark', 'h5', 'list,mine', '--lang', 'en-US', '--window', 'tablet,desktop'])
    expect(order).toMatchObject({
      targets: ['h5'],
      pages: ['list', 'mine'],
      schemes: ['dark'],
      locales: ['en-US'],
      windows: ['tablet', 'desktop'],
    })
  })

  it.each([[['symbian']], [['h5', 'list', '--lang', 'fr']], [['h5', 'list', '--window', 'watch']]])(
    'rejects %j with the usage',
    (args) => {
      expect(() => drawingOrder(args)).toThrow(/^usage/)
    },
  )
})

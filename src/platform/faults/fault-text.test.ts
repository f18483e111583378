import { AppError } from '@/lib/app-error'
import { faultText } from './fault-text'

const errorAt = (message: string, ...lines: string[]) => {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...lines].join('\n')
  return error
}

describe('log texts of uncaught errors (TRACK-012)', () => {
  it.each<[string, unknown, string]>([
    [
      'an error, with places as V8 writes them',
      errorAt('x', '    at open (https://shop.test/js/app.js:1:20)', '    at https://shop.test/js/app.js:2:3'),
      'TypeError at open (https://shop.test/js/app.js:1:20) at https://shop.test/js/app.js:2:3',
    ],
    [
      'an error, with places as others write them',
      errorAt('x', 'open@https://shop.test/js/app.js:1:20', '@https://shop.test/js/app.js:2:3'),
      'TypeError open@https://shop.test/js/app.js:1:20 @https://shop.test/js/app.js:2:3',
    ],
    ['what a vendor tells of one', 'TypeError: x\n    at open (app.js:1:20)', 'TypeError at open (app.js:1:20)'],
    ['a failure of a call', new AppError('rejected', 'business', { comments: '13812345678' }), 'rejected/business'],
    ['a text', 'something of 13812345678', 'string'],
    ['nothing', undefined, 'undefined'],
    ['an object', { errMsg: '13812345678' }, 'object'],
  ])('reads %s', (_name, thrown, words) => {
    expect(faultText(thrown)).toBe(words)
  })

  it('leaves out the message, which may quote the user, and addresses', () => {
    const error = errorAt(
      'Unexpected token in "李雷 13812345678\n at home 12:30:15"',
      '    at open (https://shop.test/order/detail?token=secret&phone=13812345678:1:20)',
    )
    expect(faultText(error)).toBe('TypeError at open (https://shop.test/order/detail:1:20)')
  })

  it('names only the innermost places', () => {
    const lines = Array.from({ length: 30 }, (_empty, at) => `    at f${at} (app.js:1:${at})`)
    expect(faultText(errorAt('x', ...lines)).match(/ at /g)).toHaveLength(5)
  })
})

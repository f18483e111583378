import fc from 'fast-check'
import { firstAnswerKey } from '@/domain/first-answers'
import { FirstAnswers } from './first-answers'

const URL = '/gateway/home/pub/v5/layouts?page=HOME&cityId=BL1106&lang=zh&channelId='

describe('an answer that came with the page', () => {
  const first = () => new FirstAnswers(JSON.stringify({ [firstAnswerKey(URL)]: { statusCode: 200 } }))

  it('serves the first call, in any order and with neutral parameters', () => {
    const answers = first()
    const requested =
      '/gateway/home/pub/v5/layouts?lang=zh&utcOffset=480&channelId=&ver=4&terminalSrc=PC_WEB&cityId=BL1106&page=HOME'
    expect(answers.consume(requested)).toEqual({ statusCode: 200 })
    expect(answers.consume(requested)).toBeUndefined()
  })

  it.each([
    ['another city', URL.replace('BL1106', 'BL1101')],
    ['another language', URL.replace('lang=zh', 'lang=en')],
    ['a channel', `${URL}poster`],
    ['a preview', `${URL}&source=FROM_BACKEND`],
    ['another call', URL.replace('layouts', 'sites')],
  ])('ignores %s', (_name, url) => {
    expect(first().consume(url)).toBeUndefined()
  })

  it.each([null, undefined, '', 'x', '1', 'null', '[]'])('finds nothing in %p', (text) => {
    expect(new FirstAnswers(text).consume(URL)).toBeUndefined()
  })

  it('has one key for every order of the parameters', () => {
    const params = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.string()), {
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(params, (pairs) => {
        const query = (list: [string, string][]) => new URLSearchParams(list).toString()
        expect(firstAnswerKey(`/x?${query(pairs)}`)).toBe(firstAnswerKey(`/x?${query([...pairs].reverse())}`))
      }),
    )
  })
})

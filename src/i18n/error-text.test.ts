import { LOCALES, type Locale } from '@/domain/locale'
import { AppError } from '@/lib/app-error'
import { commonText } from './common-text'
import { errorText } from './error-text'
import { translator } from './text'

const wordsOf = (error: AppError, locale: Locale) => errorText(error, translator(commonText, locale))

describe('the words for an error', () => {
  it.each<[Locale, string, string]>([
    ['zh-CN', '当前访问人数过多', '马上就好，请稍后再试'],
    ['zh-MO', '目前訪客太多', '馬上就好，請稍後再試'],
    ['en-US', 'High traffic right now', 'Please try again in a moment'],
  ])('explain a shop with too many visitors, in %s (NET-073)', (locale, title, hint) => {
    expect(wordsOf(new AppError('unavailable', 'http-503'), locale)).toEqual({ title, hint })
  })

  it.each([
    new AppError('network', 'timeout'),
    new AppError('unavailable', 'http-504', { httpCode: 504, comments: 'Gateway Timeout' }),
    new AppError('unavailable', '504', { httpCode: 200, statusCode: 504 }),
  ])('explain a missing answer: %p (NET-068)', (error) => {
    expect(wordsOf(error, 'zh-CN')).toEqual({ title: '请检查网络情况或稍后再试', hint: '' })
  })

  it('prefer the server’s text, and never show the technical message', () => {
    const error = new AppError('rejected', '1', { comments: '太快了', subComments: '喝口水' })
    expect(wordsOf(error, 'en-US')).toEqual({ title: '太快了', hint: '喝口水' })
    for (const locale of LOCALES) {
      const { title } = wordsOf(new AppError('unexpected', 'no-envelope'), locale)
      expect(title).not.toContain('no-envelope')
    }
  })
})

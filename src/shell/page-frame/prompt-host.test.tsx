import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, tap } from '@test/screen'
import { act, screen } from '@testing-library/react'
import type { Locale } from '@/domain/locale'
import type { PromptWords, QuestionKind } from '@/request/prompter'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from './page-frame'

const BlankPage = page(() => <PageFrame title="blank">nothing</PageFrame>, routes.settings)

const open = (locale: Locale = 'zh-CN') => renderPage(BlankPage, routes.settings, { locale, signedInAs: '13900136001' })

/** Parts of a dialog. */
async function drawn(kind: QuestionKind, words: PromptWords = {}, locale?: Locale): Promise<string[]> {
  const { app } = await open(locale)
  act(() => void app.prompts.confirm(kind, words))
  const dialog = screen.getByRole('alertdialog')
  const parts = [...dialog.querySelectorAll('span, button')].map((part) => part.textContent ?? '')
  return parts.filter((text, index) => text !== '' && parts.indexOf(text) === index)
}

describe('a question of the pipeline (NET-070, NET-071)', () => {
  it.each<[QuestionKind, string[]]>([
    ['alert', ['当前网络访问次数过多', '确定']],
    ['login', ['未登录', '登录后即可查看', '取消', '登录']],
    ['back', ['出了点小问题', '返回']],
    ['waiting', ['当前访问人数过多', '关闭(5)']],
    ['retry', ['当前访问人数过多', '返回', '重试']],
    ['booking', ['出了点小问题', '返回']],
    ['generic', ['出了点小问题', '请返回稍后再试', '返回']],
    ['networkBusy', ['当前网络访问次数过多', '请切换网络或稍后重试', '返回', '重试']],
    ['networkOff', ['无法连接网络', '请检查网络或稍后再试', '返回', '重试']],
    ['otherDevice', ['提示', '登录失效，请重新登录', '确定']],
    ['needBind', ['提示', '请先绑定手机号', '确定']],
    ['areaMismatch', ['当前店铺暂不支持您的手机号所在地区', '请退出登录后继续', '取消', '退出登录']],
    ['languageMismatch', ['当前语言不支持手机号登录', '请使用邮箱重新登录', '取消', '退出登录']],
  ])(
    'shows kind %s with its own text: %j (NET-072, LOGIN-049, LOGIN-054, LOGIN-056, LOGIN-058, LOGIN-061, I18N-001)',
    async (kind, words) => {
      expect(await drawn(kind)).toEqual(words)
    },
  )

  it('prefers the server’s text, if any', async () => {
    const words = { title: '太快了', content: '喝口水', actText: '好的' }
    expect(await drawn('alert', words)).toEqual(['太快了', '喝口水', '好的'])
    document.body.replaceChildren()
    expect(await drawn('generic', words)).toEqual(['出了点小问题', '请返回稍后再试', '返回'])
  })

  it('has the picture of the server, if any (NET-147)', async () => {
    const iconUrl = 'http://localhost:80/files/busy.png'
    await drawn('alert', { title: '太快了', iconUrl })
    const pictures = () => [...screen.getByRole('alertdialog').querySelectorAll('img')].map((img) => img.src)
    expect(pictures()).toEqual([expect.stringContaining('busy.png')])
    document.body.replaceChildren()
    await drawn('alert', { title: '太快了' })
    expect(pictures()).toEqual([])
  })

  it('offers no way out without one', async () => {
    expect(await drawn('areaMismatch', { hasNoWayOut: true })).not.toContain('取消')
  })

  it.each<[Locale, string]>([
    ['zh-MO', '無法連接網絡'],
    ['en-US', "Can't connect to the network"],
  ])('works in %s (I18N-002, I18N-003)', async (locale, title) => {
    expect((await drawn('networkOff', {}, locale))[0]).toBe(title)
  })

  it('stays for five seconds for kind waiting (NET-080, NET-094)', async () => {
    const { app } = await open()
    let isClosed = false
    act(() => void app.prompts.confirm('waiting', {}).then(() => (isClosed = true)))
    for (const words of ['关闭(5)', '关闭(4)', '关闭(3)', '关闭(2)', '关闭(1)']) {
      expect(byId('dialog-confirm').textContent).toBe(words)
      await tap('dialog-confirm')
      expect(isClosed).toBe(false)
      await pass(1000)
    }
    expect(byId('dialog-confirm').textContent).toBe('关闭')
    await tap('dialog-confirm')
    expect(isClosed).toBe(true)
  })

  it('declines when its page closes', async () => {
    const { app, close } = await open()
    const answers: boolean[] = []
    act(() => void app.prompts.confirm('retry', {}).then((answer) => answers.push(answer)))
    close()
    await eventually(() => expect(answers).toEqual([false]))
  })
})

describe('the window of automatic tries (NET-082)', () => {
  it('shows the state, the count from the third time on, and a way out (NET-091, NET-092)', async () => {
    const { app } = await open()
    const autoRetry = app.prompts.startAutoRetry({})
    await eventually(() => screen.getByRole('alertdialog'))
    const text = () => screen.getByRole('alertdialog').textContent
    act(() => autoRetry.setTries(2))
    expect(text()).toBe('当前购票通道拥挤正在为您自动尝试取消并返回')
    act(() => autoRetry.setTries(3))
    expect(text()).toContain('已尝试3次, 请耐心等待')
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('52%')
    await tap('dialog-confirm')
    await autoRetry.cancelled
    act(() => autoRetry.close())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the window of a queue (CAT-076)', () => {
  const queue = { place: 12, firstPlace: 20, perMinute: 30, waitSeconds: 84, turnSeconds: 600 }

  it.each<[Locale, string[]]>([
    ['zh-CN', ['第 12 位', '预计还需 01:24', '每分钟轮到 30 人', '离开或关闭页面后，位置仍为您保留']],
    ['zh-MO', ['第 12 位', '預計還需 01:24', '每分鐘輪到 30 人', '離開或關閉頁面後，位置仍為您保留']],
    [
      'en-US',
      [
        'Number 12 in line',
        'About 01:24 to go',
        'About 30 admitted per minute',
        'Your place is kept even if you leave this page',
      ],
    ],
  ])('shows in %s the shop’s facts, and no others', async (locale, words) => {
    const { app } = await open(locale)
    const autoRetry = app.prompts.startAutoRetry({ title: 'busy' })
    act(() => autoRetry.setPlace(queue))
    const dialog = await seen('queue-place')
    const text = dialog.parentElement?.textContent
    for (const part of words) expect(text).toContain(part)
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('40%')
    act(() => autoRetry.close())
  })

  it('announces the place politely, in full and only on changes', async () => {
    const { app } = await open()
    const autoRetry = app.prompts.startAutoRetry({})
    act(() => autoRetry.setPlace(queue))
    const live = (await seen('queue-place')).querySelector('[aria-live]')
    expect(live?.getAttribute('aria-live')).toBe('polite')
    expect(live?.getAttribute('aria-atomic')).toBe('true')
    expect(live?.textContent).toBe('第 12 位预计还需 01:24')
    await pass(5000)
    expect(live?.textContent).toBe('第 12 位预计还需 01:24')
    act(() => autoRetry.setPlace({ ...queue, place: 3, waitSeconds: 6 }))
    expect(live?.textContent).toBe('第 3 位预计还需 00:06')
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('85%')
    act(() => autoRetry.close())
  })
})

describe('a notice of the pipeline', () => {
  it('has a default text without one of the server', async () => {
    const { app } = await open()
    act(() => app.prompts.notify({}))
    expect(document.body.textContent).toContain('当前网络访问次数过多')
    act(() => app.prompts.notify({ title: '满员', content: '请换一场' }))
    expect(document.body.textContent).toContain('满员 请换一场')
  })
})

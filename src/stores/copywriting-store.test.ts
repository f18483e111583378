import type { Locale } from '@/domain/locale'
import type { Request } from '@/request/request'
import { CopywritingStore } from './copywriting-store'

const GROUPS = [{ type: 'common', items: [{ key: 'action.back', text: '退回' }] }]

function newStore(answer: () => Promise<unknown>) {
  const speech: { locale: Locale } = { locale: 'zh-CN' }
  const store = new CopywritingStore(
    answer as unknown as Request,
    { merchantId: 'm', client: 'M_WEB' },
    () => speech.locale,
  )
  return { store, speech }
}

describe('the words of a shop (SHELL-182, I18N-041)', () => {
  it('finds a text by part and key', async () => {
    const { store } = newStore(async () => GROUPS)
    await store.load()
    expect([...store.texts]).toEqual([['common.action.back', '退回']])
  })

  it.each([null, {}, 'texts', [null], [{ type: 'common' }], [{ type: 'common', items: [null, { key: 'a' }] }]])(
    'finds none when the shop sends %j',
    async (sent) => {
      const { store } = newStore(async () => sent)
      await store.load()
      expect(store.texts.size).toBe(0)
    },
  )

  it('stay when they cannot be fetched again, and are dropped when the language changes', async () => {
    let isUp = true
    const { store, speech } = newStore(async () => {
      if (!isUp) throw new Error('offline')
      return GROUPS
    })
    await store.load()
    isUp = false
    await store.load()
    expect(store.texts.size).toBe(1)
    speech.locale = 'en-US'
    await store.load()
    expect(store.texts.size).toBe(0)
  })

  it('ignores texts of a language that is no longer active', async () => {
    const answers: ((groups: unknown) => void)[] = []
    const { store, speech } = newStore(() => new Promise((resolve) => answers.push(resolve)))
    const loading = store.load()
    speech.locale = 'en-US'
    answers[0]?.(GROUPS)
    await loading
    expect(store.texts.size).toBe(0)
  })
})

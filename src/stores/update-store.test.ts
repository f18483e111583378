import type { MatchVersionOutput } from '@/contracts/version/match-version'
import { FakeUpdater } from '@/platform/updater/updater-fake'
import type { Request } from '@/request/request'
import { UpdateStore } from './update-store'

const VERSION = { productCode: 'CYY', clientCode: 'WEIXIN_MINI', merchantId: 'encore', versionNo: '4.38.4' }

async function watched(
  updateType: MatchVersionOutput['updateType'] | 'no-answer',
  hasDownload = false,
  version: ConstructorParameters<typeof UpdateStore>[1] = VERSION,
) {
  const requested: unknown[] = []
  const updater = new FakeUpdater()
  const request = (async (_endpoint: unknown, input: unknown) => {
    requested.push(input)
    if (updateType === 'no-answer') throw new Error('offline')
    return { updateType, title: 'New', content: 'Better', downloadUrl: 'https://encore.example/app' }
  }) as unknown as Request
  const update = new UpdateStore(request, version, updater, () => hasDownload)
  await update.watch()
  return { update, updater, requested }
}

describe('a newer version (SHELL-178, SHELL-179, SHELL-180)', () => {
  it('sends product, client, merchant and version', async () => {
    expect((await watched(null)).requested).toEqual([VERSION])
  })

  it('requests CYY on WEIXIN_MINI by default (CONST-006, CONST-007)', async () => {
    const { requested } = await watched(null, false, { merchantId: 'encore', versionNo: '4.38.4' })
    expect(requested).toEqual([VERSION])
  })

  it.each([null, 'no-answer'] as const)('needs no prompt when the shop answers %s', async (answer) => {
    expect((await watched(answer)).update.isAsking).toBe(false)
  })

  it('can be postponed when it is weak', async () => {
    const { update } = await watched('WEAK')
    expect([update.isAsking, update.isForced]).toEqual([true, false])
    update.dismiss()
    expect(update.isAsking).toBe(false)
  })

  it('cannot be postponed when it is forced', async () => {
    const { update } = await watched('FORCE')
    update.dismiss()
    expect([update.isAsking, update.isForced]).toEqual([true, true])
  })

  it('starts at once when the vendor has fetched it', async () => {
    const { update, updater } = await watched(null)
    updater.announce('ready')
    expect(update.isAsking).toBe(true)
    update.accept()
    expect(updater.hasRestarted).toBe(true)
  })

  it('explains an unavailable update, and links the download, if any', async () => {
    const without = await watched('FORCE')
    without.update.accept()
    expect(without.update.hasFailed).toBe(true)
    const withDownload = await watched('FORCE', true)
    withDownload.update.accept()
    expect(withDownload.update.hasFailed).toBe(false)
    const broken = await watched(null)
    broken.updater.announce('failed')
    expect(broken.update.hasFailed).toBe(true)
  })
})

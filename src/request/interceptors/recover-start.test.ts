import type { Answer, Call } from '../call'
import { recoverStart } from './recover-start'

const call = {} as Call
const answer = {} as Answer

function beginning(hasFailed: boolean) {
  return { hasFailed, load: jest.fn(async () => {}) }
}

describe('failed start calls', () => {
  it('refetches once any call succeeds', async () => {
    const [failed, there] = [beginning(true), beginning(false)]
    expect(await recoverStart(() => [failed, there])(call, async () => answer)).toBe(answer)
    expect(failed.load).toHaveBeenCalledTimes(1)
    expect(there.load).not.toHaveBeenCalled()
  })

  it('waits while the gateway answers nothing', async () => {
    const failed = beginning(true)
    const lost = new Error('lost')
    await expect(recoverStart(() => [failed])(call, () => Promise.reject(lost))).rejects.toBe(lost)
    expect(failed.load).not.toHaveBeenCalled()
  })
})

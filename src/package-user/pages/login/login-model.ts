import { makeAutoObservable } from 'mobx'
import { type GetPhotoCaptchaOutput, getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { MAINLAND_AREA_CODE, phoneFault } from '@/domain/phone'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/shell/app-context'

/** Asking for a code: the agreement, the number, the picture. */
export class LoginModel {
  areaCode = MAINLAND_AREA_CODE
  cellphone = ''
  captchaCode = ''
  hasAgreed = false
  isAreaListOpen = false
  /** Faults are shown only after the first try. */
  hasTried = false
  readonly captcha: Resource<GetPhotoCaptchaOutput>
  readonly policies: Resource<Policy[]>
  readonly sending: Submission<[], true>

  constructor(private readonly app: Pick<App, 'request' | 'shopConfig'>) {
    this.captcha = new Resource(() => app.request(getPhotoCaptcha, { scene: 'LOGIN' }))
    this.policies = new Resource(async () => {
      const all = await app.request(listPolicies, {})
      return all.filter(({ policyType }) => policyType === 'SERVICE' || policyType === 'PRIVACY')
    })
    this.sending = new Submission(() => this.send())
    makeAutoObservable<this, 'app'>(
      this,
      { app: false, captcha: false, policies: false, sending: false },
      { autoBind: true },
    )
  }

  get areas() {
    return this.app.shopConfig.config?.supportLoginAreas ?? [{ code: MAINLAND_AREA_CODE, name: '' }]
  }

  get isPhoneWrong(): boolean {
    const codes = this.areas.map(({ code }) => code)
    return phoneFault(this.cellphone, this.areaCode, codes) !== null
  }

  get canSend(): boolean {
    return !this.isPhoneWrong && this.captchaCode.trim() !== ''
  }

  load(): void {
    void this.captcha.load()
    void this.policies.load()
  }

  setCellphone(cellphone: string): void {
    this.cellphone = cellphone.replace(/\D/g, '')
  }

  setCaptchaCode(code: string): void {
    this.captchaCode = code
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  setAreaListOpen(isOpen: boolean): void {
    this.isAreaListOpen = isOpen
  }

  chooseArea(code: string): void {
    this.areaCode = code
    this.isAreaListOpen = false
  }

  noteTry(): void {
    this.hasTried = true
  }

  /** A picture is good for one try, so a new one comes after each. */
  private async send(): Promise<true> {
    const { cellphone, areaCode: countryCode, captchaCode } = this
    const captchaId = this.captcha.value?.captchaId ?? ''
    try {
      await this.app.request(sendVerifyCode, { cellphone, countryCode, captchaId, captchaCode, scene: 'LOGIN' })
      return true
    } finally {
      this.setCaptchaCode('')
      void this.captcha.load()
    }
  }
}

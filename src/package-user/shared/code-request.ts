import { makeAutoObservable } from 'mobx'
import { type CodeScene, type GetPhotoCaptchaOutput, getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { MAINLAND_AREA_CODE, phoneError } from '@/domain/phone'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Asking for a code to a phone: the number, the picture. */
export class CodeRequest {
  areaCode = MAINLAND_AREA_CODE
  cellphone = ''
  captchaCode = ''
  isAreaListOpen = false
  /** Faults are shown only after the first try. */
  wasSubmitted = false
  readonly captcha: Resource<GetPhotoCaptchaOutput>
  readonly sending: Submission<[], true>

  constructor(
    private readonly app: Pick<App, 'request' | 'shopConfig'>,
    private readonly scene: CodeScene,
  ) {
    this.captcha = new Resource(() => app.request(getPhotoCaptcha, { scene }))
    this.sending = new Submission(() => this.send())
    makeAutoObservable<this, 'app' | 'scene'>(
      this,
      { app: false, scene: false, captcha: false, sending: false },
      { autoBind: true },
    )
  }

  get areas() {
    return this.app.shopConfig.config?.supportLoginAreas ?? [{ code: MAINLAND_AREA_CODE, name: '' }]
  }

  get hasPhoneError(): boolean {
    const codes = this.areas.map(({ code }) => code)
    return phoneError(this.cellphone, this.areaCode, codes) !== null
  }

  get canSend(): boolean {
    return !this.hasPhoneError && this.captchaCode.trim() !== ''
  }

  setCellphone(cellphone: string): void {
    this.cellphone = cellphone.replace(/\D/g, '')
  }

  setCaptchaCode(code: string): void {
    this.captchaCode = code
  }

  setAreaListOpen(isOpen: boolean): void {
    this.isAreaListOpen = isOpen
  }

  chooseArea(code: string): void {
    this.areaCode = code
    this.isAreaListOpen = false
  }

  markSubmitted(): void {
    this.wasSubmitted = true
  }

  /** A picture is good for one try, so a new one comes after each. */
  private async send(): Promise<true> {
    const { cellphone, areaCode: countryCode, captchaCode, scene } = this
    const captchaId = this.captcha.value?.captchaId ?? ''
    try {
      await this.app.request(sendVerifyCode, { cellphone, countryCode, captchaId, captchaCode, scene })
      return true
    } finally {
      this.setCaptchaCode('')
      void this.captcha.load()
    }
  }
}

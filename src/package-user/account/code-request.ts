import { type CodeScene, type GetPhotoCaptchaOutput, getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import type { PhoneNumber } from '@/domain/phone'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { typedCodeField } from '@/form/typed-code-field'
import { required } from '@/form/validators'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongCaptcha, 'captchaCode'],
  [BUSINESS_ERROR.phoneRegion, 'phone'],
] as const)

export const MAX_CAPTCHA_LENGTH = 8

/** Request of a code by phone: number and captcha. */
export class CodeRequest {
  readonly phone: ReturnType<typeof phoneField>
  /** A captcha is good for one attempt. */
  readonly captchaCode = typedCodeField(MAX_CAPTCHA_LENGTH, { validators: [required], keeping: 'nothing' })
  readonly form: Form<{ phone: CodeRequest['phone']; captchaCode: Field<string> }, true>
  readonly captcha: Resource<GetPhotoCaptchaOutput>
  /** A picture, or a text question for users who cannot see it. */
  captchaKind: 'PICTURE' | 'QUESTION' = 'PICTURE'

  constructor(
    private readonly app: Pick<App, 'request' | 'shopConfig' | 'drafts'>,
    private readonly scene: CodeScene,
    initial: Partial<PhoneNumber> = {},
  ) {
    const areas = () => app.shopConfig.phoneAreas.map(({ code }) => code)
    const [first = MAINLAND_AREA_CODE] = areas()
    const countryCode = areas().includes(MAINLAND_AREA_CODE) ? MAINLAND_AREA_CODE : first
    const phone = phoneField({ initial: { countryCode, cellphone: '', ...initial }, supportedAreas: areas })
    this.phone = phone
    const { captchaCode } = this
    this.captcha = new Resource(() => {
      const { captchaKind: kind } = this
      return app.request(getPhotoCaptcha, { scene, ...(kind === 'QUESTION' && { kind }) })
    })
    this.form = new Form(
      { phone, captchaCode },
      {
        submit: () => this.send(),
        serverErrors: FIELD_ERRORS,
        draft: app.drafts.of(`code-${scene}`),
        hasCooldown: true,
      },
    )
    makeRefObservable(this)
  }

  /** Switches between picture and question. */
  switchCaptcha(): void {
    this.captchaKind = this.captchaKind === 'PICTURE' ? 'QUESTION' : 'PICTURE'
    this.captchaCode.reset()
    void this.captcha.load()
  }

  /** Each attempt fetches a new captcha. */
  private async send(): Promise<true> {
    const captchaId = this.captcha.value?.captchaId ?? ''
    try {
      await this.app.request(sendVerifyCode, {
        ...this.phone.value,
        captchaId,
        captchaCode: this.captchaCode.value,
        scene: this.scene,
      })
      return true
    } finally {
      this.captchaCode.reset()
      void this.captcha.load()
    }
  }
}

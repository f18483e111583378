import type { Certification, CertificationType } from '@/contracts/certification/certification'
import { getCertification } from '@/contracts/certification/get-certification'
import { listCertifications } from '@/contracts/certification/list-certifications'
import { isCertificationPassed } from '@/domain/certification'
import { Cooldown } from '@/lib/cooldown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { CertificateParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { statusName } from '../../certificates/certification-status'
import { personForm } from './person-form'

interface Detail {
  certType: CertificationType
  /** Null if it was never started. */
  certification: Certification | null
  /** Face check of the user, if the shop knows it. */
  faceToken: string | undefined
}

/** One certification of the user: its state and the possible actions (USER-012). */
export class CertificateDetailModel {
  readonly detail: Resource<Detail>
  /** Starts the certification; resolves with true if the page of the face service opened. */
  readonly starting: Submission<[], boolean>
  /** The document in the form; null while it is closed. */
  form: ReturnType<typeof personForm> | null = null
  /** Address of a face check that replaces the clerk, after the document was sent; empty otherwise. */
  faceAuthUrl = ''
  private readonly cooldown: Cooldown

  constructor(
    private readonly app: App,
    private readonly params: Partial<CertificateParams>,
  ) {
    this.detail = new Resource(
      () => this.load(),
      (detail) => this.showForm(detail),
    )
    this.starting = new Submission(async () => {
      const { openFaceCheck } = await import('@/blocks/face-check/face-check')
      return openFaceCheck(app)
    })
    this.cooldown = new Cooldown()
    makeRefObservable(this, 'cooldown')
  }

  get certType(): CertificationType {
    return this.detail.value?.certType ?? typeOf(this.params.certType)
  }

  /** Opens the face recognition service; rapid taps count once (USER-046). */
  async startFace(): Promise<void> {
    if (this.cooldown.begin()) await this.starting.submit()
  }

  /** Opens the form for another document. */
  change(): void {
    this.form = personForm(this.app, this.detail.value?.faceToken)
  }

  /** Sends the document; rapid taps count once (USER-046). True if the shop accepted it. */
  async submit(): Promise<boolean> {
    const { form } = this
    if (!form?.check() || !this.cooldown.begin()) return false
    const answer = await form.submit()
    if (answer === null) return false
    this.closeForm(answer.faceAuthUrl)
    return true
  }

  /** The document was sent; the page reloads its state by itself. */
  private closeForm(faceAuthUrl = ''): void {
    this.faceAuthUrl = faceAuthUrl
    this.form = null
  }

  private async load(): Promise<Detail> {
    const { request } = this.app
    const list = await request(listCertifications, {})
    const certType = typeOf(this.params.certType)
    const { id } = this.params
    const known = list.find((each) => (id === undefined ? each.certType === certType : each.id === id))
    const face = list.find((each) => each.certType === 'FACE' && isCertificationPassed(each))
    return {
      certType: known?.certType ?? certType,
      certification: known ? await request(getCertification, { id: known.id }) : null,
      faceToken: face?.id,
    }
  }

  /** Opens the form at once for a person who is not certified or was rejected; keeps their input. */
  private showForm({ certType, certification }: Detail): void {
    const status = statusName(certification)
    if (certType === 'PERSON' && (status === 'none' || status === 'rejected')) {
      if (this.form === null) this.change()
    }
  }
}

function typeOf(name: string | undefined): CertificationType {
  return name === 'FACE' || name === 'STUDENT' ? name : 'PERSON'
}

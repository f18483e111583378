import type { Certification } from '@/contracts/certification/certification'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { listCertifications } from '@/contracts/certification/list-certifications'
import { getTerminalJump } from '@/contracts/link/get-terminal-jump'
import { isAppAddress } from '@/domain/app-address'
import { Cooldown } from '@/lib/cooldown'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { openAuthority } from '../../certificates/open-authority'

/** Services that verify student documents. */
export const STUDENT_CHANNELS = ['XUEXIN', 'ELECTRONIC_CERT'] as const
export type StudentChannel = (typeof STUDENT_CHANNELS)[number]

interface StudentState {
  /** Null if the user never started. */
  certification: Certification | null
}

/** Student certification (USER-007, USER-050); on the web only in the mini-program (A-USER-6, CAT-071). */
export class StudentVerifyModel {
  readonly state: Resource<StudentState>
  /** Resolves with true if the page of the channel opened. */
  readonly starting: Submission<[channel: StudentChannel, title: string], boolean>
  /** Address of this page in the mini-program. */
  readonly elsewhere: Resource<string>
  private readonly cooldown: Cooldown

  constructor(private readonly app: App) {
    const { request } = app
    this.state = new Resource(async () => {
      const own = await request(listCertifications, {})
      return { certification: own.find(({ certType }) => certType === 'STUDENT') ?? null }
    })
    this.elsewhere = new Resource(async () => {
      const page = { miniAppType: 'WX_MINI_PROGRAM', pageName: 'STUDENT_IDENTITY', target: '' } as const
      return (await request(getTerminalJump, page)).wxMiniJumpUrl ?? ''
    })
    this.starting = new Submission(async (authChannel, title) =>
      openAuthority(app, (await request(certifyStudent, { authChannel })).authUrl, title),
    )
    this.cooldown = new Cooldown()
  }

  /** True if the merchant certifies students (SHELL-032). */
  get isOffered(): boolean {
    return this.app.shopConfig.config?.studentCertification?.studentCertify ?? false
  }

  /** Documents are verified only in mini-programs. */
  get isHere(): boolean {
    return this.app.terminal.src.endsWith('_MINI')
  }

  get canOpenElsewhere(): boolean {
    const { appLink, webPlaces } = this.app
    return appLink.isSupported && isAppAddress(this.elsewhere.value ?? '', webPlaces.appSchemes)
  }

  load(): void {
    void this.state.load()
    if (!this.isHere) void this.elsewhere.load()
  }

  /** Opens the page of a channel; rapid taps count once (USER-046). Null if nothing was done. */
  async start(channel: StudentChannel, title: string): Promise<boolean | null> {
    return this.cooldown.begin() ? this.starting.submit(channel, title) : null
  }

  openElsewhere(): Promise<boolean> {
    return this.app.appLink.open(this.elsewhere.value ?? '')
  }
}

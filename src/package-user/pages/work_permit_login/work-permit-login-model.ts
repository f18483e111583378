import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetPermitProjectOutput, getPermitProject } from '@/contracts/work-permit/get-permit-project'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { typedCodeField } from '@/form/typed-code-field'
import { required } from '@/form/validators'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { routes } from '@/routes'
import type { App } from '@/services/app'

export const MAX_CODE_LENGTH = 40

/** Project code, and its project (WORK-001). */
export class WorkPermitLoginModel {
  readonly code: Field<string>
  readonly form: Form<{ code: Field<string> }, GetPermitProjectOutput>
  /** With its code; null until one is found. */
  found: { project: GetPermitProjectOutput; code: string } | null = null

  private isGiven: boolean

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'session' | 'clock'>,
    projectCode = '',
  ) {
    this.code = typedCodeField(MAX_CODE_LENGTH, { validators: [required], keeping: 'nothing' }, projectCode)
    this.isGiven = this.code.value !== ''
    this.form = new Form(
      { code: this.code },
      {
        serverErrors: new Map([[BUSINESS_ERROR.projectUnknown, 'code']] as const),
        submit: ({ code }) => app.request(getPermitProject, { code }),
      },
    )
    this.code.onChange(this.forget)
    makeRefObservable(this, 'isGiven')
  }

  get isOver(): boolean {
    return this.found !== null && this.found.project.deadline <= this.app.clock.now()
  }

  /** Looks up the code of the page address; repeats the lookup in another language. */
  load = async (): Promise<void> => {
    if (this.found !== null || this.isGiven) await this.lookUp()
    this.isGiven = false
  }

  lookUp = async (): Promise<void> => {
    const code = this.code.value
    const project = await this.form.submit()
    if (project !== null) this.keep({ project, code })
  }

  /** Opens the form; a visitor logs in by phone first and returns here. */
  apply = async (): Promise<void> => {
    const { navigation, session } = this.app
    if (!session.isLoggedIn) return navigation.openLogin()
    if (this.found) await navigation.open(routes.workPermitApply, { projectCode: this.found.code })
  }

  private readonly forget = (): void => this.keep(null)

  private keep(found: WorkPermitLoginModel['found']): void {
    this.found = found
  }
}

import { documentFields } from '@/blocks/documents/document-fields'
import { PictureAnswer } from '@/blocks/schema-form/picture-answer'
import { SchemaForm, type SchemaFormApp } from '@/blocks/schema-form/schema-form'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import { type GetPermitProjectOutput, getPermitProject } from '@/contracts/work-permit/get-permit-project'
import { getWorkPermit } from '@/contracts/work-permit/get-work-permit'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { Field } from '@/form/field'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { chosen, required } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

type ApplyApp = SchemaFormApp & Pick<App, 'request' | 'navigation' | 'session'>

/** An application with its project; reloading the project keeps the fields. */
export interface Application {
  project: GetPermitProjectOutput
  fields: PermitFields
}

/** Form of a work permit: fixed fields, and questions of the project (WORK-002, WORK-005). */
export class WorkPermitApplyModel {
  readonly application: Resource<Application>
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: ApplyApp,
    private readonly projectCode: string,
    /** Rejected application that fills the form. */
    private readonly rejectedId: string | undefined,
  ) {
    this.application = new Resource(() => this.load())
    makeRefObservable(this)
  }

  /** Sends the application and opens its result; a visitor logs in first and keeps the input. */
  submit = async (): Promise<void> => {
    const { navigation, session } = this.app
    const form = this.application.value?.fields.schemaForm.form
    if (!form?.check()) return
    if (!session.isLoggedIn) return navigation.openLogin()
    const sent = await form.submit()
    if (sent) await navigation.redirect(routes.workPermitSuccess, { permitId: sent.permitId })
  }

  private async load(): Promise<Application> {
    const { request } = this.app
    const project = await request(getPermitProject, { code: this.projectCode })
    const known = this.application.value
    if (known?.fields.schemaForm.reword(project.formSchema)) return { project, fields: known.fields }
    const rejected = await this.rejected()
    return { project, fields: permitFields(this.app, this.intent, project, rejected) }
  }

  /** Fields of the rejected application; empty if it cannot be loaded. */
  private async rejected(): Promise<WorkPermit | null> {
    if (this.rejectedId === undefined || !this.app.session.isLoggedIn) return null
    return this.app.request(getWorkPermit, { id: this.rejectedId }).catch(() => null)
  }
}

export type PermitFields = ReturnType<typeof permitFields>

function permitFields(app: ApplyApp, intent: IntentKey, project: GetPermitProjectOutput, before: WorkPermit | null) {
  const photo = new PictureAnswer(app, true, before?.photoUrl)
  const known = (codes: readonly string[]) => codes.filter((code) => project.areas.some((area) => area.code === code))
  const own = {
    ...documentFields(app.clock, { idType: before?.idType ?? 'ID_CARD', name: before?.name ?? '' }),
    phone: phoneField(before ? { initial: before } : {}),
    company: textField({ validators: [required] }, before?.company),
    role: new Field<string | null>(before?.role ?? null, { validators: [chosen] }),
    areas: new Field<readonly string[]>(before ? known(before.areas) : [], {
      isEmpty: (areas) => areas.length === 0,
      validators: [(areas) => chosen(areas[0] ?? '')],
    }),
    photo: photo.field,
  }
  const schemaForm = new SchemaForm(app, {
    schema: project.formSchema,
    own,
    draftKey: `work-permit ${project.projectId}`,
    ...(before?.answers && { answers: before.answers }),
    serverErrors: new Map([
      [BUSINESS_ERROR.idNumber, 'idNo'],
      [BUSINESS_ERROR.alreadyApplied, 'idNo'],
      [BUSINESS_ERROR.phoneFormat, 'phone'],
    ] as const),
    submit: (values, answers) => {
      const { phone, photo: photoUrl, ...rest } = values
      const wanted = {
        ...rest,
        ...phone,
        photoUrl,
        answers,
        projectId: project.projectId,
        name: rest.name.trim(),
        company: rest.company.trim(),
        idNo: rest.idNo.trim(),
        idType: rest.idType ?? 'OTHER',
        role: rest.role ?? '',
        areas: [...rest.areas],
      }
      return app.request(applyWorkPermit, wanted, { idempotencyKey: intent.keyFor(wanted) })
    },
  })
  return { own, photo, schemaForm }
}

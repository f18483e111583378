import { type DocumentFormFields, documentFields } from '@/blocks/documents/document-fields'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type CertifyPersonOutput, certifyPerson } from '@/contracts/certification/certify-person'
import { ID_TYPES } from '@/domain/identity-document'
import { normalizedName } from '@/domain/person-name'
import { Form } from '@/form/form'
import type { App } from '@/services/app'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

/** Identity of the user (USER-049). `faceToken` names a passed face check; otherwise a clerk decides. */
export function personForm(
  { request, drafts, clock }: Pick<App, 'request' | 'drafts' | 'clock'>,
  faceToken: string | undefined,
): Form<DocumentFormFields, CertifyPersonOutput> {
  return new Form(documentFields(clock, { idType: ID_TYPES[0] ?? null }), {
    serverErrors: FIELD_ERRORS,
    draft: drafts.of('certificate'),
    submit: ({ name, idType, idNo }) =>
      request(certifyPerson, {
        name: normalizedName(name),
        idType: idType ?? 'OTHER',
        idNo: idNo.trim(),
        ...(faceToken !== undefined && { faceToken }),
      }),
  })
}

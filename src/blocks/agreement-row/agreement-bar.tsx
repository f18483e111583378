import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { AgreedDocument } from '@/domain/agreement-parts'
import type { Field } from '@/form/field'
import type { AppError } from '@/lib/app-error'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { FormError } from '@/ui/form-field/form-error'
import styles from './agreement-bar.module.scss'
import { AgreementField } from './agreement-field'

interface AgreementBarProps {
  form: { readonly fields: { hasAgreed: Field<boolean> }; readonly error: AppError | null }
  /** Agreement text with a `{…}` mark for each document. */
  template: string
  documents: readonly AgreedDocument[]
  /** The action. */
  children: ReactNode
}

/** The foot of a form that wants agreement: the agreement, what is wrong, the action. */
export const AgreementBar = observer(function AgreementBar({ form, template, documents, children }: AgreementBarProps) {
  const above = (
    <View className={styles.agreement}>
      <AgreementField
        id="agree"
        field={form.fields.hasAgreed}
        label={template}
        template={template}
        documents={documents}
      />
      <FormError form={form} />
    </View>
  )
  return <BottomBar above={above}>{children}</BottomBar>
})

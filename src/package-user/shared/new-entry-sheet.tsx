import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { AppError } from '@/lib/app-error'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { Sheet } from '@/ui/sheet/sheet'

interface NewEntrySheetProps {
  /** What is added; its button is `save-` and this. */
  kind: 'address' | 'attendee'
  title: string
  saveText: string
  model: {
    form: { readonly error: AppError | null; readonly isSubmitting: boolean }
    add(): void
    setAdding(isAdding: boolean): void
  }
  /** The fields. */
  children: ReactNode
}

/** The form of a new entry, above a list of one's own. */
export const NewEntrySheet = observer(function NewEntrySheet(props: NewEntrySheetProps) {
  const { kind, title, saveText, model, children } = props
  return (
    <Sheet
      id={`new-${kind}`}
      title={title}
      isTall
      footer={
        <Button id={`save-${kind}`} isWide isBusy={model.form.isSubmitting} onPress={model.add}>
          {saveText}
        </Button>
      }
      onClose={() => model.setAdding(false)}
    >
      <FormView onSubmit={model.add}>
        {children}
        <FormError form={model.form} />
      </FormView>
    </Sheet>
  )
})

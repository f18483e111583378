import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { AppError } from '@/lib/app-error'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { Sheet } from '@/ui/sheet/sheet'

interface EntrySheetProps {
  kind: 'address' | 'attendee'
  isNew: boolean
  title: string
  saveText: string
  /** Null until the stored entry is loaded. */
  form: { readonly error: AppError | null; readonly isSubmitting: boolean } | null
  /** The fields. */
  children: ReactNode
  onSave(): void
  onClose(): void
}

/** Form of an entry above its list. */
export const EntrySheet = observer(function EntrySheet(props: EntrySheetProps) {
  const { kind, isNew, title, saveText, form, children, onSave, onClose } = props
  return (
    <Sheet
      id={`${isNew ? 'new' : 'edit'}-${kind}`}
      title={title}
      height={75}
      footer={
        form && (
          <Button id={`save-${kind}`} isWide isBusy={form.isSubmitting} onPress={onSave}>
            {saveText}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FormView onSubmit={onSave}>
        {children}
        {form && <FormError form={form} />}
      </FormView>
    </Sheet>
  )
})

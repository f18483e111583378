import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import styles from './form-error.module.scss'

/** Why a form was not taken, where that is about no field in particular. */
export const FormError = observer(function FormError({ form }: { form: { readonly error: AppError | null } }) {
  const common = useText(commonText)
  if (form.error === null) return null
  const { title, hint } = errorText(form.error, common)
  return (
    <View className={styles.error} role="alert">
      {[title, hint].filter(Boolean).join(' ')}
    </View>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { FormField } from '@/ui/form-field/form-field'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Spinner } from '@/ui/spinner/spinner'
import type { PictureAnswer } from './picture-answer'
import styles from './picture-field.module.scss'
import { schemaFormText } from './text'

interface PictureFieldProps {
  picture: PictureAnswer
  id: string
  label: string
}

/** A picture in a form, small, with the ways to replace it and to take it out. */
export const PictureField = observer(function PictureField({ picture, id, label }: PictureFieldProps) {
  const t = useText(schemaFormText)
  const { field, isUploading } = picture
  const choose = () => void picture.choose()
  return (
    <FormField id={id} field={field} label={label} layout="above">
      {() => (
        <View className={styles.line}>
          {field.value === '' ? (
            <>
              <Pressable
                id={id}
                className={styles.add}
                label={`${t('picture.add')} ${label}`}
                isDisabled={isUploading}
                onPress={choose}
              >
                {isUploading ? <Spinner /> : <Icon name="plus" />}
                <Text>{isUploading ? t('picture.uploading') : t('picture.add')}</Text>
              </Pressable>
              <View className={styles.words}>{t('picture.hint')}</View>
            </>
          ) : (
            <>
              <Picture className={styles.picture} src={field.value} width={300} alt={label} />
              <View className={styles.actions}>
                <Button id={id} kind="secondary" size="small" isBusy={isUploading} onPress={choose}>
                  {t('picture.retake')}
                </Button>
                <Button
                  id={`${id}-remove`}
                  kind="plain"
                  size="small"
                  label={`${t('picture.remove')} ${label}`}
                  isDisabled={isUploading}
                  onPress={picture.remove}
                >
                  {t('picture.remove')}
                </Button>
              </View>
            </>
          )}
        </View>
      )}
    </FormField>
  )
})

import { Input, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './field.module.scss'

interface FieldProps {
  label: string
  value: string
  placeholder?: string
  /** Which keyboard the phone brings up. */
  type?: 'text' | 'number' | 'idcard'
  maxLength: number
  /** What is wrong with the value, in words; drawn below it. */
  error?: string | null
  /** Stands before the input, such as an area code. */
  before?: ReactNode
  /** Stands after the input, such as a picture or a button. */
  after?: ReactNode
  id?: string
  onChange(value: string): void
}

/** One line of a form. */
export function Field({
  label,
  value,
  placeholder,
  type = 'text',
  maxLength,
  error,
  before,
  after,
  id,
  onChange,
}: FieldProps) {
  return (
    <View className={styles.field}>
      <View className={styles.row}>
        <Text className={styles.label}>{label}</Text>
        {before}
        <Input
          id={id}
          className={styles.input}
          value={value}
          type={type}
          maxlength={maxLength}
          placeholder={placeholder}
          aria-label={label}
          onInput={(event) => onChange(event.detail.value)}
        />
        {after}
      </View>
      {error && (
        <View className={styles.error} role="alert">
          {error}
        </View>
      )}
    </View>
  )
}

import { FunctionField, useTranslate } from 'react-admin'

/** Amount in the currency of the shop, from cents. */
export function amountText(cents: unknown): string {
  return typeof cents === 'number' ? `¥${(cents / 100).toFixed(2)}` : ''
}

export function timeText(at: unknown): string {
  return typeof at === 'number' ? new Date(at).toLocaleString(document.documentElement.lang) : ''
}

interface FieldProps {
  source: string
  label?: string
  sortable?: boolean
}

export function AmountField({ source, label = `field.${source}`, sortable = false }: FieldProps) {
  return (
    <FunctionField
      source={source}
      label={label}
      sortable={sortable}
      render={(row) => amountText(row[source])}
      textAlign="right"
    />
  )
}

export function TimeField({ source, label = `field.${source}`, sortable = false }: FieldProps) {
  return <FunctionField source={source} label={label} sortable={sortable} render={(row) => timeText(row[source])} />
}

export function WordsField({ source, label = `field.${source}`, sortable = false }: FieldProps) {
  return <FunctionField source={source} label={label} sortable={sortable} render={(row) => String(row[source] ?? '')} />
}

/** A value that has a text, such as a state or a role. */
export function NamedField({ source, kind = source, label = `field.${source}` }: FieldProps & { kind?: string }) {
  const t = useTranslate()
  const name = (value: unknown) => t(`${kind}.${value}`, { _: String(value ?? '') })
  return <FunctionField source={source} label={label} sortable={false} render={(row) => name(row[source])} />
}

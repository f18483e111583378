/** A generated JSON schema. */
export type Schema = { readonly [keyword: string]: unknown }

/**
 * Contract schemas as a tolerant client reads them: unknown fields are allowed, and unknown members of unions with a
 * name field (`componentType`) are skipped.
 */
export function relaxedSchemas(definitions: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const relax = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relax)
    if (!isSchema(value)) return value
    const { additionalProperties, ...kept } = value
    const isClosed = additionalProperties === false
    const fields = isClosed ? kept : value
    const relaxed = Object.fromEntries(Object.entries(fields).map(([keyword, part]) => [keyword, relax(part)]))
    return namedShapes(relaxed, definitions) ?? relaxed
  }
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const relaxed = relax(schema)
      return [name, isSchema(relaxed) ? relaxed : {}]
    }),
  )
}

/** `anyOf` with a name field as a table from name to shape; null for any other schema. */
function namedShapes(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema | null {
  const { anyOf: branches, ...rest } = schema
  if (!Array.isArray(branches) || branches.length < 2) return null
  const shapes = branches.filter(isSchema).map((branch) => ({ branch, target: resolved(branch, definitions) }))
  const properties = shapes[0]?.target.properties
  const field = Object.keys(isSchema(properties) ? properties : {}).find((name) =>
    shapes.every(({ target }) => namesIn(target, name).length > 0),
  )
  if (field === undefined) return null
  const table = shapes.map(({ branch, target }) => ({
    if: { properties: { [field]: { enum: namesIn(target, field) } }, required: [field] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: branch,
  }))
  return { ...rest, type: 'object', required: [field], allOf: table }
}

/** Resolves a reference; returns other schemas unchanged. */
export function resolved(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  return definitions[decodeURIComponent($ref.replace('#/definitions/', ''))] ?? {}
}

/** Allowed constants of a field; none for any value. */
export function namesIn({ properties }: Schema, field: string): unknown[] {
  const schema = isSchema(properties) ? properties[field] : undefined
  if (!isSchema(schema)) return []
  if ('const' in schema) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : []
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

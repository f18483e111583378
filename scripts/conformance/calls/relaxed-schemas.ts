/** A JSON schema, as the generator writes it. */
export type Schema = { readonly [keyword: string]: unknown }

/**
 * The schemas of the contracts as a client reads answers: fields that it does not know are no fault, and of several
 * shapes with a field that names them (`componentType`), a name that it does not know is skipped.
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

/** `anyOf` with a naming field as a table from name to shape; null for any other schema. */
function namedShapes(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema | null {
  const { anyOf: branches, ...rest } = schema
  if (!Array.isArray(branches) || branches.length < 2) return null
  const shapes = branches.filter(isSchema).map((branch) => ({ branch, target: targetOf(branch, definitions) }))
  const field = Object.keys(shapes[0]?.target.properties ?? {}).find((name) =>
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

/** A shape whose properties are looked at: a definition, where the branch refers to one. */
function targetOf(branch: Schema, definitions: Readonly<Record<string, Schema>>): { properties?: Schema } {
  const { $ref } = branch
  const target = typeof $ref === 'string' ? definitions[decodeURIComponent($ref.replace('#/definitions/', ''))] : branch
  return isSchema(target?.properties) ? { properties: target.properties } : {}
}

/** The constants that a field of a shape may have. */
function namesIn({ properties }: { properties?: Schema }, field: string): unknown[] {
  const schema = properties?.[field]
  if (!isSchema(schema)) return []
  if ('const' in schema) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : []
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

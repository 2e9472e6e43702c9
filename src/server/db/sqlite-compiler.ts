import { SqliteQueryCompiler, type DataTypeNode, type SelectModifierNode } from 'kysely'

/** Types of STRICT tables, by the PostgreSQL types that the migrations name. */
const STRICT_TYPES: Record<string, string> = {
  bigint: 'integer',
  int2: 'integer',
  'double precision': 'real',
  date: 'text',
}

/** Compiles queries written for PostgreSQL for SQLite: translates the types of columns, leaves out row locks. */
export class FileCompiler extends SqliteQueryCompiler {
  protected override visitDataType({ dataType }: DataTypeNode) {
    this.append(STRICT_TYPES[dataType] ?? dataType)
  }

  /** SQLite has one writer at a time, and no locks of rows. */
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

import { esServidorPropio } from './baseUrl'

/** An edit, with the version of the record as it was seen. What another host may call so is none of the table's. */
export const withVersion = <Edit extends object>({ version }: { version?: number | null }, edit: Edit) => ({
  ...edit,
  ...(esServidorPropio() && version != null && { version }),
})

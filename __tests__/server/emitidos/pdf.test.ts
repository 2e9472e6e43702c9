import { createHash, randomUUID } from 'node:crypto'
import { type Emitido } from '../../../src/contract/emitidos'
import { ENGINES } from '../../setup/databases'
import { textOfPdf } from '../../setup/pdf'
import { aLiquidacion } from '../builders'
import { aLeaver, liquidacion, openOffice, type IssuingOffice } from './office'

describe.each(ENGINES)('the PDF of an issued paper, on %s', (engine) => {
  let office: IssuingOffice
  beforeAll(async () => {
    const config = { nit: new Map([['coonatra', '890.900.123-4']]) }
    office = await openOffice(engine, { config })
  })
  afterAll(() => office.close())

  const one = async (changes: Parameters<typeof aLeaver>[1] = {}) => {
    const driver = await aLeaver(office.db, changes)
    const { body } = await office.editor.issue(liquidacion(driver.documento))
    return { ...driver, paper: body[0] as Emitido }
  }
  const files = (uuid: string) =>
    office.db.selectFrom('emitidoPdf').select('pdf').where('emitidoUuid', '=', uuid).execute()

  it('is drawn when it is issued, from what is frozen, and stays', async () => {
    const driver = await one({ documento: '1.020/ñ "3"' })
    const { uuid, anio, numero } = driver.paper
    const [file] = await files(uuid)
    const answer = await office.pdf(uuid)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="liquidacion-2026-${numero}-1.020-3-.pdf"`,
    })
    expect(answer.rawPayload.equals(file?.pdf as Buffer)).toBe(true)
    const { lineas, insumos } = (await office.stored(driver.uuid)).emitidos[0] ?? {}
    const code = createHash('sha256').update(`${lineas}${insumos}`).digest('hex').slice(0, 8)
    const [page = ''] = await textOfPdf(answer.rawPayload)
    expect(page).toContain(`Liquidación n.º ${anio}-${numero} · Código ${code}`)
    expect(page).toMatch(/Coonatra NIT 890\.900\.123-4 /)
    expect(page).toContain('Fecha de expedición 27 de noviembre de 2026')
    expect(page).toContain('Autorizo descontar')
    expect(page).not.toContain('Sin emitir')

    await aLiquidacion(office.db, {
      conductorUuid: driver.uuid,
      fecha: '2026-08-20',
      salarioSensor: 5_000_000,
    })
    await office.annul(uuid)
    expect((await office.pdf(uuid)).rawPayload.equals(answer.rawPayload)).toBe(true)
  })

  it('is drawn once, where a process ended before it did', async () => {
    const { paper, uuid } = await one()
    const [{ id: _id, ...stored } = { id: 0 }] = (await office.stored(uuid)).emitidos as ({
      id?: number
    } & object)[]
    // As it is between its commit and its file.
    const undrawn = { ...stored, uuid: randomUUID(), numero: 9000 } as never
    await office.db.insertInto('emitidos').values(undrawn).execute()
    const { uuid: without } = undrawn as { uuid: string }
    const answers = await Promise.all([office.pdf(without), office.pdf(without), office.pdf(without)])
    const [file, ...others] = await files(without)
    expect(others).toEqual([])
    for (const { rawPayload } of answers) expect(rawPayload.equals(file?.pdf as Buffer)).toBe(true)
    expect((await textOfPdf(answers[0].rawPayload))[0]).toContain(`Liquidación n.º 2026-9000`)
    expect(paper.uuid).not.toBe(without)
  })

  it('names the paper that it replaces, and is of the day of its issue', async () => {
    const { documento, paper } = await one()
    const { body } = await office.admin.issue({ ...liquidacion(documento), reemplaza: paper.uuid })
    const [page] = await textOfPdf((await office.pdf(body[0]?.uuid ?? '')).rawPayload)
    expect(page).toContain(`Reemplaza al n.º 2026-${paper.numero}`)
    expect(await office.pdf(randomUUID())).toMatchObject({ statusCode: 404 })
  })
})

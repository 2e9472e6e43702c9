import { createHash, randomUUID } from 'node:crypto'
import { type Emitido } from '../../../src/contract/emitidos'
import { ANY_ENGINE } from '../../setup/databases'
import { textOfPdf } from '../../setup/pdf'
import { aConductor, aContrato, aLiquidacion } from '../builders'
import { aLeaver, liquidacion, openIssuer, type Issuer } from './issuer'

describe('the PDF of an issued paper', () => {
  let issuer: Issuer
  beforeAll(async () => {
    const config = { nit: new Map([['coonatra', '890.900.123-4']]) }
    issuer = await openIssuer(ANY_ENGINE, { config })
  })
  afterAll(() => issuer.close())

  const one = async (changes: Parameters<typeof aLeaver>[1] = {}) => {
    const driver = await aLeaver(issuer.db, changes)
    const { body } = await issuer.editor.issue(liquidacion(driver.documento))
    return { ...driver, paper: body[0] as Emitido }
  }
  const files = (uuid: string) =>
    issuer.db.selectFrom('emitidoPdf').select('pdf').where('emitidoUuid', '=', uuid).execute()

  it('is drawn when it is issued, from what is frozen, and stays', async () => {
    const driver = await one({ documento: '1.020/ñ "3"' })
    const { uuid, anio, numero } = driver.paper
    const [file] = await files(uuid)
    const answer = await issuer.pdf(uuid)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="liquidacion-2026-${numero}-1.020-3-.pdf"`,
    })
    expect(answer.rawPayload.equals(file?.pdf as Buffer)).toBe(true)
    const { lineas, insumos } = (await issuer.stored(driver.uuid)).emitidos[0] ?? {}
    const code = createHash('sha256').update(`${lineas}${insumos}`).digest('hex').slice(0, 8)
    const [page = ''] = await textOfPdf(answer.rawPayload)
    expect(page).toContain(`Liquidación n.º ${anio}-${numero} · Código ${code}`)
    expect(page).toMatch(/Coonatra NIT 890\.900\.123-4 /)
    expect(page).toContain('Fecha de expedición 27 de noviembre de 2026')
    expect(page).toContain(`Liquidación n.º ${anio}-${numero} Contrato del`)
    expect(page).toMatch(/Deuda con la empresa.* -\$ /)
    expect(page).toContain('Autorizo descontar')
    expect(page).not.toContain('Sin emitir')

    await aLiquidacion(issuer.db, {
      conductorUuid: driver.uuid,
      fecha: '2026-08-20',
      salarioSensor: 5_000_000,
    })
    await issuer.annul(uuid)
    expect((await issuer.pdf(uuid)).rawPayload.equals(answer.rawPayload)).toBe(true)
  })

  it('is printed with those that were issued with it, each with its own number', async () => {
    const empresa = 'Juntos'
    for (const nombre of ['Ana', 'Beto', 'Carla']) {
      const { uuid } = await aConductor(issuer.db, { nombre, empresa })
      await aContrato(issuer.db, uuid, { empresa, desde: '2026-07-01' })
      await aLiquidacion(issuer.db, { conductorUuid: uuid, fecha: '2026-08-01', salarioSensor: 900_000 })
    }
    const { body } = await issuer.editor.issue({ tipo: 'prima', mes: 12, datos: {} })
    const own = body.filter((one) => one.empresa === empresa)
    const [ana, beto, carla] = own as [Emitido, Emitido, Emitido]
    await issuer.annul(beto.uuid)
    const answer = await issuer.pdf(`${ana.uuid}&grupo=true`)
    const pages = (await textOfPdf(answer.rawPayload)).filter((page) => page.includes(empresa))
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="prima-2026-/)
    const numbered = (one: Emitido): unknown =>
      expect.stringMatching(
        new RegExp(`${one.nombre} .*Prima n.º 2026-${one.numero} · Código .* Página 1 de `),
      )
    expect(pages).toEqual([numbered(ana), numbered(carla)])
    expect(await files(ana.uuid)).toHaveLength(1)
  })

  it('is drawn once, where a process ended before it did', async () => {
    const { uuid } = await one()
    const [stored] = (await issuer.stored(uuid)).emitidos
    // As it is between its commit and its file.
    const without = randomUUID()
    await issuer.db
      .insertInto('emitidos')
      .values({ ...stored!, uuid: without, numero: 9000 })
      .execute()
    const answers = await Promise.all([issuer.pdf(without), issuer.pdf(without), issuer.pdf(without)])
    const [file, ...others] = await files(without)
    expect(others).toEqual([])
    for (const { rawPayload } of answers) expect(rawPayload.equals(file?.pdf as Buffer)).toBe(true)
    expect((await textOfPdf(answers[0].rawPayload))[0]).toContain(`Liquidación n.º 2026-9000`)
  })

  it('names the paper that it replaces, and is of the day of its issue, computed by that of the other', async () => {
    let now = '2026-11-27T17:00:00Z'
    const later = await openIssuer(ANY_ENGINE, { now: () => new Date(now) })
    const { uuid } = await aConductor(later.db)
    await aContrato(later.db, uuid)
    await aLiquidacion(later.db, { conductorUuid: uuid, fecha: '2026-08-01', salarioSensor: 900_000 })
    const [first] = (await later.editor.issue({ tipo: 'prima', mes: 12, datos: {} })).body
    const replaced = async (paper: Emitido | undefined) => {
      const { body } = await later.admin.issue({ ...paper?.cuerpo, reemplaza: paper?.uuid })
      const [page] = await textOfPdf((await later.pdf(body[0]?.uuid ?? '')).rawPayload)
      return { paper: body[0], page }
    }
    now = '2027-01-01T04:59:00Z'
    const second = await replaced(first)
    expect(second.paper).toMatchObject({ anio: 2026, numero: 2, corte: '2026-11-27', valor: first?.valor })
    expect(second.page).toContain('Fecha de expedición 31 de diciembre de 2026')
    now = '2027-01-01T05:00:00Z'
    const third = await replaced(second.paper)
    expect(third.paper).toMatchObject({ anio: 2027, numero: 1, corte: '2026-11-27', valor: first?.valor })
    expect(third.page).toContain('Fecha de expedición 1 de enero de 2027')
    expect(third.page).toMatch(
      /Prima de servicios n\.º 2027-1 .* Reemplaza al n\.º 2026-2 .*Prima n\.º 2027-1 · Código [0-9a-f]{8} Página 1 de/,
    )
    expect(await later.pdf(randomUUID())).toMatchObject({ statusCode: 404 })
    await later.close()
  })
})

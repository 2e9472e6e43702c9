import { ENGINES } from '../setup/databases'
import { confirmContracts, contractCareers, contractDifferences } from './contract-papers'
import { issuedCareers } from './issued-papers'
import { careers, demonstration, differences } from './papers'

/** An ordinary day; one of a prima's last month; the day before it; a leap day; a 31st. */
const DAYS = ['2026-11-27', '2026-12-15', '2026-05-31', '2028-02-29', '2026-07-31']

describe.each(ENGINES)('every paper is what the raw rows come to on %s', (engine) => {
  it.each(DAYS)('of the demonstration, on %s', async (day) => {
    const company = await demonstration(engine, day)
    expect((await differences(company, day)).wrong).toEqual([])
    await company.close()
  })

  it.each(DAYS)('of forty careers of chance, on %s', async (day) => {
    const company = await careers(engine, day, 40, Date.parse(day) / 1000)
    expect((await differences(company, day)).wrong).toEqual([])
    await company.close()
  })

  it.each(DAYS)('of contracts of the demonstration, on %s', async (day) => {
    const company = await demonstration(engine, day)
    await confirmContracts(company.db)
    expect((await contractDifferences(company, day, false)).wrong).toEqual([])
    await company.close()
  })

  it.each([...DAYS, '2027-01-20', '2026-12-31'])('of two hundred contracts of chance, on %s', async (day) => {
    const allowance = day.endsWith('31')
    const company = await contractCareers(engine, day, 200, Date.parse(day) / 1000, allowance)
    const { wrong, papers } = await contractDifferences(company, day, allowance)
    expect(wrong).toEqual([])
    expect(papers).toBeGreaterThan(400)
    await company.close()
  })
})

describe.each(ENGINES)('issued papers stay, and agree as the raw rows say on %s', (engine) => {
  it.each([...DAYS, '2027-01-20', '2026-12-20'])('of a hundred contracts of chance, on %s', async (day) => {
    const { wrong, issued, before, after, isKept } = await issuedCareers(
      ...([engine, day, 100, 500, Date.parse(day) / 1000] as const),
    )
    expect([wrong, before.wrong, after.wrong, isKept]).toEqual([[], [], [], true])
    expect(issued).toBeGreaterThan(500)
    expect(after.changed).toBeGreaterThan(100)
  })
})

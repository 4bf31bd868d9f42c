/**
 * The program that the home page shows. The product's names are tokens, as in
 * Markdown; `npm run check:samples` checks it like the code of any page.
 */
export const program = `from {product} import ResultsOnly, SqlQuery

algorithm = SqlQuery(
    query="SELECT sex, AVG(age) AS mean_age FROM visits GROUP BY sex",
    table="visits",
)
results = ResultsOnly(algorithm=algorithm).run(
    pod_identifiers=["north/visits", "south/visits"],
)`;

-- Confirmations of 0.3 were carried over without `once`, so each address could be asked again at once.
UPDATE "messages" m SET "once" = 'question ' || m."destination" FROM (
	SELECT DISTINCT ON (q."destination") q."id", q."destination" FROM "messages" q
	WHERE q."kind" IN ('confirmation', 'invitation') AND q."state" <> 'failed'
		AND NOT EXISTS (SELECT 1 FROM "report_recipients" r WHERE r."id" = q."subject_id" AND r."confirmed_at" IS NOT NULL)
		AND NOT EXISTS (SELECT 1 FROM "invitations" i WHERE i."id" = q."subject_id" AND i."used_at" IS NOT NULL)
	ORDER BY q."destination", q."created_at" DESC
) newest WHERE m."id" = newest."id"
	AND NOT EXISTS (SELECT 1 FROM "messages" o WHERE o."once" = 'question ' || newest."destination");

UPDATE "alert_rules" SET "condition" = jsonb_set("condition", '{values}', '{"each": null}'::jsonb || ("condition" -> 'values'))
WHERE "condition" ->> 'kind' IN ('threshold', 'change');
--> statement-breakpoint
UPDATE "alert_rules" SET "condition" = jsonb_set("condition", '{values}', '{"direction": "either"}'::jsonb || ("condition" -> 'values'))
WHERE "condition" ->> 'kind' = 'change';

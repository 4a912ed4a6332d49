const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
